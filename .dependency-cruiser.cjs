/** Dependencies point inward: apps and services → adapters → protocols, termination → contracts → untrusted. */
const CORE = '^libs/(protocols|termination)/';
/** A protocol's folder: all that is particular to it. */
const PROTOCOL = '^libs/protocols/src/(?!shared/)[^/]+/';
const ADAPTERS =
  '^libs/(event-log|messaging|llm|knowledge|mcp|mcp-server|on-behalf|a2a|a2a-client|ag-ui|http|sign-in|configuration|embedded-postgres|telemetry)/';
const OUTER = '^(services|apps)/';
/** What each page of the console stands on. */
const PAGES_SHARE = '^apps/console/src/(api|frame|live|words)/';
/** Pages of the console; the channel's is made of what protocols have of it. */
const PAGES = '^apps/console/src/(channel|compare|decision|home|inbox|operator|verify|webhooks|protocols)/';
const TEST = '\\.(spec|fixtures)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'untrusted-and-outages-depend-on-nothing',
      severity: 'error',
      from: { path: '^libs/(untrusted|outages)/' },
      to: { path: '^(libs/(?!$1/)|services|apps)' },
    },
    {
      name: 'what-verifies-depends-on-nothing',
      severity: 'error',
      from: { path: '^libs/transparency/', pathNot: TEST },
      to: { path: '.', pathNot: '^libs/transparency/' },
    },
    {
      name: 'contracts-depend-on-what-makes-text-safe-alone',
      severity: 'error',
      from: { path: '^libs/contracts/' },
      to: { path: '^(libs/(?!contracts/|untrusted/)|services|apps)' },
    },
    {
      name: 'wording-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^libs/wording/' },
      to: { path: '^(libs/(?!wording/|contracts/|untrusted/)|services|apps)' },
    },
    {
      name: 'telemetry-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^libs/telemetry/', pathNot: TEST },
      to: { path: '^(libs/(?!telemetry/|contracts/|untrusted/)|services|apps)' },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: CORE, pathNot: TEST },
      to: { path: [ADAPTERS, OUTER, '^libs/testing/'] },
    },
    {
      name: 'an-audit-knows-the-rules-alone',
      severity: 'error',
      from: { path: '^libs/audit/', pathNot: TEST },
      to: { path: '^(libs/(?!audit/|contracts/|protocols/|termination/|untrusted/)|services|apps)' },
    },
    {
      name: 'core-needs-no-node',
      severity: 'error',
      from: { path: CORE, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'what-the-page-takes-needs-no-node',
      severity: 'error',
      from: {
        path: '^libs/(?:untrusted/|contracts/src/(?:copies|id-from|fork-settings|seat-kinds|verify-export|export-check|export-lines|export-verdict|generated-by|recorded-event|chain-text|command-text|canonical-json)\\.ts$)',
        pathNot: TEST,
      },
      to: {
        pathNot:
          '^libs/(?:untrusted/|contracts/src/(?:copies|export-check|export-lines|export-verdict|generated-by|recorded-event|seat-kinds|chain-text|command-text|canonical-json)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'adapters-know-no-service',
      severity: 'error',
      from: { path: ADAPTERS, pathNot: TEST },
      to: { path: [OUTER, '^libs/testing/'] },
    },
    {
      name: 'services-know-no-other-service',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: TEST },
      to: { path: '^(services|apps)/', pathNot: '^services/$1/' },
    },
    {
      name: 'voice-is-a-client-of-the-api',
      severity: 'error',
      from: { path: '^services/voice/', pathNot: TEST },
      to: { path: '^libs/(event-log|messaging|protocols|termination|llm|knowledge|embedded-postgres)/' },
    },
    {
      name: 'what-speaks-for-a-caller-is-a-client-of-the-api',
      severity: 'error',
      from: { path: '^libs/(mcp-server|on-behalf|a2a|ag-ui)/', pathNot: TEST },
      to: { path: '^libs/(event-log|messaging|termination|llm|knowledge|embedded-postgres|mcp)/' },
    },
    {
      name: 'protocols-know-no-other-protocol',
      severity: 'error',
      from: { path: '^libs/protocols/src/([^/]+)/', pathNot: TEST },
      to: { path: PROTOCOL, pathNot: '^libs/protocols/src/$1/' },
    },
    {
      name: 'only-http-and-cli-folders-know-a-protocol',
      severity: 'error',
      from: {
        path: '^(libs/(?!protocols/)|services|apps)/',
        pathNot: [TEST, '/src/http/[^/]+/', '^apps/cli/src/[^/]+/', '^apps/console/src/protocols/[^/]+/'],
      },
      to: { path: PROTOCOL },
    },
    {
      name: 'only-what-registers-a-command-knows-it',
      severity: 'error',
      from: { path: '^apps/cli/src/(?!commands/|usage/)', pathNot: TEST },
      to: { path: '^apps/cli/src/commands/' },
    },
    {
      name: 'what-pages-share-knows-no-page',
      severity: 'error',
      from: { path: PAGES_SHARE, pathNot: TEST },
      to: { path: [PAGES, '^apps/console/src/[^/]+$'] },
    },
    {
      name: 'pages-know-no-other-page',
      severity: 'error',
      from: { path: '^apps/console/src/(home|inbox|verify|channel|compare|decision|protocols)/', pathNot: TEST },
      to: {
        path: [
          '^apps/console/src/(compare|decision|home|inbox|verify)/',
          '^apps/console/src/channel/channel-page\\.tsx$',
        ],
        pathNot: '^apps/console/src/$1/',
      },
    },
    {
      name: 'only-the-page-of-a-channel-and-its-protocols-know-its-parts',
      severity: 'error',
      from: { path: '^apps/console/src/(decision|home|inbox|verify)/', pathNot: TEST },
      to: { path: '^apps/console/src/channel/' },
    },
    {
      name: 'product-needs-no-test-code',
      severity: 'error',
      from: { path: '^(libs/(?!testing/)|services|apps)', pathNot: TEST },
      to: { path: ['^libs/testing/', TEST] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'node_modules/(?!@parley)', '^libs/client/src/generated/'] },
    enhancedResolveOptions: {
      conditionNames: ['parley-source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
