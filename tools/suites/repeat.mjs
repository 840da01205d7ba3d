// What is run once more, alone, of the tests that failed.
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const unique = (list) => [...new Set(list)]

/** One run of Vitest per failed test; one per file where no test is named. */
export function vitestRepeats(failed) {
  return failed.map(({ file, title }) =>
    title === undefined ? [file] : [file, '-t', `^\\s*${escaped(title)}$`],
  )
}

/** One run of Playwright per project: the failed journeys by file and line. */
export function playwrightRepeats(failed) {
  return unique(failed.map(({ project }) => project)).map((project) => [
    ...unique(
      failed
        .filter((test) => test.project === project)
        .map(({ file, line, together }) => (together ? file : `${file}:${line}`)),
    ),
    `--project=${project}`,
    '--workers=1',
  ])
}
