import { chromium, type Browser } from 'playwright-core';
// @ts-expect-error a script without types
import { CHROMIUM } from '../../../tools/chromium.mjs';
import { commandMissing } from './command-missing.js';

const executablePath = CHROMIUM as string;

/** Whether a real Chromium is there; with CI=true a missing one is an error, never a skip. */
export const browserMissing: boolean = commandMissing('chromium', executablePath);

/**
 * What is left out of it. Each new window loads two hidden pages for suggestions in the bar of addresses, which nobody sees: they take
 * twice as long as ours. The others are what Playwright leaves out itself and matters here; Chromium takes the last list only.
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  // A process that waits for the next site to be visited; no test visits two.
  'SpareRendererForSitePerProcess',
];

/** A real Chromium without a window. As root it has no sandbox of its own, and sees nothing but what tests show it. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [`--disable-features=${LEFT_OUT.join(',')}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
