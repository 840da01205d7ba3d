// Words that no identifier and no file may have: docs/glossary.md says which other word stands for them.

/** By the rejected word. A name is taken apart at its capitals, hyphens and underscores. */
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

/** Names that the requirements give to the letter, calls, cookies and addresses, and that libraries give. */
const given = new Set([
  'acting_admin_id',
  'acting_session_id',
  'actingForName',
  'startSimulation',
  'exitSimulation',
  'simulateToken',
  'simulateName',
  'trainHeartbeat',
  // Goods that travel together, as the trade calls them; the contract of the marketplace has the word.
  'lots',
  'Lots',
  // Pictures of the icon library.
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

/** What stands in quotes and in comments is no name; the words of the screens have their own list. */
const codeOf = (text) =>
  text.replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|>[^<>{}\n]*</g,
    ' ',
  )

/** Rejected words in the name of a file, and in the identifiers that its text has. */
export function rejectedNamesIn(path, text) {
  const file = wrongIn(path.split('/').at(-1).replace(/\..*$/, ''))
  const names = [...new Set(codeOf(text).match(/[A-Za-z_]\w*/g))].flatMap(wrongIn)
  return [...new Set([...file, ...names])].map((what) => `${path}: ${what}`)
}
