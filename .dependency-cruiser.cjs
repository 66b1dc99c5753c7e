/** The walls of the house. `npm run walls` fails when an import goes through one. */

// Top to bottom: a folder may import from the folders below it, never from those above.
// api-client (the browser's questions) and http (the server's answers) are neighbours and do not know each other.
const floors = [
  'server|web',
  'assistants',
  'capabilities',
  'api-client|http',
  'background',
  'ui',
  'ports',
  'contracts',
  'product',
  'kit',
]

// A capability may use the ones before it, never the ones after it.
const capabilities = require('./scripts/order-of-capabilities.json')

const upstairs = floors.slice(1).map((floor, i) => ({
  name: `${floor.replace('|', '-and-')}-know-nothing-above`,
  severity: 'error',
  from: { path: `^src/(${floor})/` },
  to: { path: `^src/(${floors.slice(0, i + 1).join('|')})/` },
}))

const orderOfCapabilities = capabilities.slice(0, -1).map((capability, i) => ({
  name: `${capability}-does-not-use-later-capabilities`,
  severity: 'error',
  from: { path: `^src/capabilities/${capability}/` },
  to: { path: `^src/capabilities/(${capabilities.slice(i + 1).join('|')})/` },
}))

// What only a browser can run. `ui` and `api-client` are all browser.
const browser = '(^src/(ui|api-client|web)/|/web/)'
const server = '(^src/(ports|http|background|server)/|/server/)'
const shared =
  '(/spec\\.ts|/contract\\.ts|/rules/|^src/capabilities/[^/]+/[a-z.]*index\\.ts|^src/(contracts|product|kit)/)'

// Of a capability, others import these: its specification and contract, its index files, and its lazy screens.
const open = '(spec|contract|[a-z.]*index|server/index|web/index)\\.ts'
// Loaded by `import()` alone, so that they are chunks of their own: screens, and these parts of screens.
const lazyParts = [
  'data-analysis/web/analysis-panel',
  'documents/web/library/delete-dialog',
  'study-cards/web/cards-of-answer',
  'voice/web/settings/voice-settings-dialog',
]
const lazy = ['^src/capabilities/.+-screen\\.tsx$', `^src/capabilities/(${lazyParts.join('|')})\\.tsx$`]
// Imported by threads, each of which would otherwise load most of the server: they load next to nothing.
const threadModules = '^src/capabilities/documents/server/stored-document\\.ts$'
// One statement over the rows of two slices, where two would be wrong or slow.
const joins = '^src/(capabilities/payments/server/jobs/sweep|assistants/decoder/server/analysis-rows)\\.ts$'
const tables = '^src/capabilities/[^/]+/server/tables\\.ts$'
const setups = '^src/capabilities/.+/server/setup\\.ts$'
const forTests = '([.]test[.]|[.]fake[.]|-fixtures?[.]|conformance)'

// With the name of the capability, if it is one, as $2.
const anySlice = '^src/(capabilities/([^/]+)/|)'

const outsideOf = (capability) => ({
  path: '^src/',
  pathNot: [`^src/capabilities/${capability}/`, forTests],
})
const publicApis = capabilities.map((capability) => ({
  name: `of-${capability}-its-public-api`,
  comment: 'See docs/decisions/0150: index.ts for both sides, server/index.ts, web/index.ts.',
  severity: 'error',
  from: outsideOf(capability),
  to: {
    path: `^src/capabilities/${capability}/`,
    pathNot: [`^src/capabilities/${capability}/${open}$`, setups, ...lazy, threadModules, tables],
  },
}))

module.exports = {
  forbidden: [
    ...upstairs,
    ...orderOfCapabilities,
    ...publicApis,
    {
      name: 'lazy-screens-come-by-import-call',
      severity: 'error',
      from: { path: anySlice, pathNot: forTests },
      to: { path: lazy, pathNot: '^src/capabilities/$2/', dynamic: false },
    },
    {
      name: 'set-up-by-the-start-of-the-program-alone',
      comment: 'Routes, personal data and background work are nothing for another slice.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/', forTests] },
      to: { path: setups },
    },
    {
      name: 'tables-belong-to-their-capability',
      comment: 'Foreign keys, the lists of administration, and the joins named above.',
      severity: 'error',
      from: {
        path: anySlice,
        pathNot: ['/tables\\.ts$', '^src/capabilities/administration/', joins, forTests],
      },
      to: { path: tables, pathNot: '^src/capabilities/$2/' },
    },
    {
      name: 'assistants-do-not-know-each-other',
      comment: 'Shared behaviour moves down into a capability instead.',
      severity: 'error',
      from: { path: '^src/assistants/([^/]+)/' },
      to: { path: '^src/assistants/', pathNot: '^src/assistants/$1/' },
    },
    {
      name: 'browser-code-stays-out-of-the-server',
      severity: 'error',
      from: { path: browser },
      to: { path: server },
    },
    {
      name: 'server-code-stays-out-of-the-browser',
      severity: 'error',
      from: { path: server, pathNot: '(\\.test\\.ts$|^src/server/pages/)' },
      to: { path: browser },
    },
    {
      name: 'shared-files-touch-neither-side',
      comment: 'spec, contract, rules, product and kit run in both places.',
      severity: 'error',
      from: { path: shared, pathNot: '\\.test\\.ts$' },
      to: { path: `(${browser}|${server}|^node_modules/(react|fastify|drizzle-orm)|^node:)` },
    },
    {
      name: 'node-builtins-only-on-the-server',
      severity: 'error',
      from: { path: `(${shared}|${browser})`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'vendors-are-chosen-in-one-place',
      comment:
        'Only server/services.ts and server/engines.ts may import an adapter; everyone else imports the port.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/ports/|^src/server/(services|engines)\\.ts$|\\.test\\.ts$)' },
      to: { path: '^src/ports/[^/]+/[^/]+\\.(?!ts$)[^/]+\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
