/** Runs in the page: its own parts, said so that whoever only hears the page, or has no mouse, can use them (WCAG 2.2 AA). */
const PLUGIN = `({ React: { createElement: make, createContext, useContext } }) => {
  const Field = createContext('body');
  const inside = (tag, attributes) => (Shown) => (props) => make(tag, attributes, make(Shown, props));
  const named = (Shown) => (props) =>
    make('label', null, make('span', { className: 'unseen' }, useContext(Field)), make(Shown, props));
  return {
    wrapComponents: {
      // There is nothing to choose: it is called where it is read.
      ServersContainer: () => () => null,
      InfoContainer: inside('section', { 'aria-label': 'About' }),
      operations: (Shown) => (props) => make('div', null, make('h2', null, 'Operations'), make(Shown, props)),
      // A link within a button; the address changes all the same.
      DeepLink: () => ({ text }) => make('span', null, text),
      parameterRow: (Shown) => (props) => make(Field.Provider, { value: props.param.get('name') }, make(Shown, props)),
      Select: named,
      TextArea: named,
      ExamplesSelect: (Shown) => (props) =>
        make('label', null, make('span', { className: 'unseen' }, 'Example'), make(Shown, props)),
      // Its colours cannot be read, and what is too wide was reached by a mouse alone.
      SyntaxHighlighter: () => ({ className, children }) => make('pre', { className, tabIndex: 0 }, children),
    },
  };
}`;

/** Colours that can be read, nothing beside the page, and nothing that moves where somebody wants it still. */
const STYLE = `
  html:not(.dark-mode) .swagger-ui {
    .opblock-summary-method, .info .title small pre.version { color: #000; text-shadow: none; }
    a, .btn.authorize span { color: #1864ab; }
    .btn.cancel { color: #b00020 !important; }
    .btn.execute { background: #1864ab; }
    .parameter__in, .json-schema-2020-12-expand-deep-button { color: #555; }
  }
  html.dark-mode .swagger-ui {
    .btn.cancel { color: #ff9c9c !important; }
    .examples-select__section-label { color: #fff; }
  }
  .swagger-ui .opblock-section-header { flex-wrap: wrap; }
  .swagger-ui .response-col_links { display: none; }
  @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
  .swagger-ui .unseen { position: absolute; clip-path: inset(50%); }
`;

/** How the API page looks. A function is written into the page as its text: this one's is the plugin. */
export const API_PAGE = {
  customSiteTitle: 'API · Parley',
  customCss: STYLE,
  swaggerOptions: { plugins: [Object.assign(() => undefined, { toString: () => PLUGIN })] },
};
