// What `npm test -- …` was asked for: everything, or the named nouns in every suite.
export const usage = 'npm test [-- NOUN … check --browser firefox]'

const browsers = ['chromium', 'firefox']

/** Reads the words after `npm test --`. `problem` says in one sentence what cannot be done. */
export function readArguments(words, known) {
  const asked = { nouns: [], check: false, browsers: ['chromium'], problem: '' }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [option, value] = word.split('=')
    if (option === '--browser') {
      const browser = value ?? rest.shift()
      if (!browsers.includes(browser))
        return { ...asked, problem: `--browser takes one of: ${browsers.join(', ')}` }
      asked.browsers = [...new Set([...asked.browsers, browser])]
    } else if (word === 'check') asked.check = true
    else if (known.includes(word)) asked.nouns = [...new Set([...asked.nouns, word])]
    else
      return {
        ...asked,
        problem: `"${word}" is no noun of this project. There are: ${known.join(', ')}, and check.`,
      }
  }
  return asked
}

/** Whether everything is to run. */
export const isWhole = ({ nouns, check }) => nouns.length === 0 && !check
