// The commands that repeat failed tests separately.
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const unique = (list) => [...new Set(list)]

/** One Vitest run for each failed test; one for each file without a named test. */
export function vitestRepeats(failed) {
  return failed.map(({ file, title }) =>
    title === undefined ? [file] : [file, '-t', `^\\s*${escaped(title)}$`],
  )
}

/** One Playwright run for each project: the failed journeys by file and line. */
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
