// Words that no identifier and no file name may contain. docs/glossary.md gives the words to use
// instead.

/** The rejected words. Names are split at capitals, hyphens and underscores. */
const rejected = {
  acting: 'impersonating, impersonation',
  door: 'guard',
  ear: 'socket client, listener',
  hear: 'listen, receive, handle',
  heartbeat: 'watch report',
  knock: 'connect, call',
  knocker: 'caller',
  learner: 'student',
  lots: 'random',
  mailbox: 'report queue',
  outlook: 'access, preview',
  portrait: 'photo',
  simulate: 'impersonate, practise',
  simulated: 'impersonated, practised',
  simulation: 'impersonation, practice',
  stretch: 'interval, range',
  strike: 'cleanup',
  surroundings: 'deps',
  tell: 'notify, publish, report',
  theirs: 'remote',
  world: 'test app',
}

/**
 * Names that the requirements prescribe for calls, cookies and addresses, and names in libraries.
 */
const given = new Set([
  'acting_admin_id',
  'acting_session_id',
  'actingForName',
  'startSimulation',
  'exitSimulation',
  'simulateToken',
  'simulateName',
  'trainHeartbeat',
  // A term of logistics, which the contract of the marketplace uses.
  'lots',
  'Lots',
  // Names in the icon library.
  'IconHeartbeat',
  'IconDoorExit',
  'IconWorld',
  'IconWorldDollar',
])

const wordsOf = (name) =>
  name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []

function wrongIn(name) {
  if (given.has(name)) return []
  return wordsOf(name)
    .filter((word) => Object.hasOwn(rejected, word))
    .map((word) => `${name}: “${word}” is not our word, but “${rejected[word]}”`)
}

/**
 * Removes strings and comments, because they contain no names. The texts of the sites are checked
 * by other rules.
 */
const codeOf = (text) =>
  text.replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|>[^<>{}\n]*</g,
    ' ',
  )

/** The rejected words in the name of a file and in its identifiers. */
export function rejectedNamesIn(path, text) {
  const file = wrongIn(path.split('/').at(-1).replace(/\..*$/, ''))
  const names = [...new Set(codeOf(text).match(/[A-Za-z_]\w*/g))].flatMap(wrongIn)
  return [...new Set([...file, ...names])].map((what) => `${path}: ${what}`)
}
