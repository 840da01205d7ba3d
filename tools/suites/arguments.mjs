// Reads what `npm test -- …` requests: all tests, or the tests of the named modules in every suite.
export const usage = 'npm test [-- NOUN … check --changed BASE --part 1/3 --browser firefox]'

const browsers = ['chromium', 'firefox']
const nothing = {
  nouns: [],
  check: false,
  changed: '',
  isLong: false,
  browsers: ['chromium'],
  problem: '',
}

function readPart(value = '') {
  const [, number, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(value) ?? []
  return of && Number(number) <= Number(of) ? { number: Number(number), of: Number(of) } : undefined
}

/**
 * For each option, a function that changes the request. It returns the problem if the option's
 * value is wrong.
 */
const options = {
  '--browser': (asked, value) => {
    if (!browsers.includes(value)) return `--browser takes one of: ${browsers.join(', ')}`
    asked.browsers = [...new Set([...asked.browsers, value])]
  },
  '--changed': (asked, value) => {
    if (!value) return '--changed takes a commit to compare with, such as origin/main'
    asked.changed = value
  },
  '--part': (asked, value) => {
    asked.part = readPart(value)
    if (!asked.part) return '--part takes which part of how many, such as 1/3'
  },
}

/**
 * Reads the words after `npm test --`. `problem` explains in one sentence why a request is
 * impossible.
 */
export function readArguments(words, known) {
  const asked = { ...nothing }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [option, value] = word.split('=')
    if (Object.hasOwn(options, option)) {
      const problem = options[option](asked, value ?? rest.shift())
      if (problem) return { ...asked, problem }
    } else if (word === '--long') asked.isLong = true
    else if (word === 'check') asked.check = true
    else if (known.includes(word)) asked.nouns = [...new Set([...asked.nouns, word])]
    else
      return {
        ...asked,
        problem: `"${word}" is no noun of this project. There are: ${known.join(', ')}, and check.`,
      }
  }
  const isNarrowed = asked.nouns.length > 0 || asked.check
  if (isNarrowed && asked.changed)
    return { ...asked, problem: '--changed chooses the tests itself: name no nouns beside it.' }
  return asked
}

/** True if all tests are to run. */
export const isWhole = ({ nouns, check, changed, part, isLong }) =>
  nouns.length === 0 && !check && !changed && !part && !isLong
