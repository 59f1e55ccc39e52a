/**
 * Features of Chromium that tests turn off. The last switch of this name replaces the one of Playwright 1.65, so its
 * list is repeated here, as far as it concerns this system.
 */
const disabledFeatures = [
  // Pages of the address bar that each new window loads: they took more time than the page under test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/**
 * Arguments of Chromium in tests. Containers run as root, where its sandbox cannot start; only our own pages are opened.
 */
export const chromiumArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  `--disable-features=${disabledFeatures.join(',')}`,
];
