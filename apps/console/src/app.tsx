import { Alert, createTheme, MantineProvider, type CSSVariablesResolver } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { isRefused } from './api/client.js';
import { nonce } from './nonce.js';
import { router } from './routes.js';
import { WordsProvider, type ChosenWords } from './words/use-words.js';

const theme = createTheme({
  primaryColor: 'blue',
  fontFamily: "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  respectReducedMotion: true,
  // Darker than the kit's own: every text has a contrast of 4.5 at least.
  primaryShade: { light: 9, dark: 8 },
  components: {
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
    // A page has one header: that of a window over it is none.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // What has no role has no name either.
    Loader: { defaultProps: { role: 'status' } },
  },
});

const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-blue-light-hover': 'var(--mantine-color-blue-1)',
    '--mantine-color-red-light-hover': 'var(--mantine-color-red-1)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-0)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
});

const MOST_RETRIES = 2;

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && !isRefused(error),
      // Nor is it asked again when somebody comes back to the tab: a key that is being typed would be gone.
      refetchOnWindowFocus: ({ state }) => !state.error || !isRefused(state.error),
    },
  },
});

export const App = ({ words }: { words: ChosenWords }) => (
  <WordsProvider usual={words}>
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={nonce} cssVariablesResolver={readable}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </WordsProvider>
);
