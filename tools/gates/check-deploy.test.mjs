import { expect, it } from 'vitest'
import { serverOptions } from '../server-command.mjs'
import {
  isAtLeast,
  problemsOfCompose,
  problemsOfExample,
  problemsOfImage,
  problemsOfUnit,
  settingsOf,
  unknownSettings,
  variablesOf,
} from './check-deploy.mjs'

const file = (text, path = 'deploy/x') => ({ path, text })

it('[OPS-063] finds the settings of the program, written on one line or on several', () => {
  const source = "  { name: 'PORT', default: '3000' },\n  {\n    name: 'DATABASE_URL',\n"
  expect(settingsOf(source)).toEqual(['PORT', 'DATABASE_URL'])
})

it('[OPS-063] takes a name with an underscore or before an equals sign for a variable', () => {
  expect(variablesOf('PORT=3000 and DATA_DIR, but TLS and SIGTERM are words')).toEqual([
    'PORT',
    'DATA_DIR',
  ])
})

it('[OPS-063] refuses a setting that the program does not have, and knows variables of other programs', () => {
  expect(unknownSettings(file('DATA_FOLDER=/x POSTGRES_USER=titian PORT=1'), ['PORT'])).toEqual([
    'deploy/x: DATA_FOLDER is no setting of apps/server/src/env.ts',
  ])
})

it.each([
  ['22.21.1', '20.19', true],
  ['20.19.0', '20.19', true],
  ['20.18.3', '20.19', false],
  ['18.20.4', '20.19', false],
])('[OPS-063] version %s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})

const command = `CMD [${['node', ...serverOptions].map((word) => `"${word}"`).join(', ')}, "main.js"]`
const image = (name) => `FROM docker.io/library/${name} AS build\n${command}`

it('[OPS-063] refuses an image with an old Node, without a whole version, or with other options for Node', () => {
  const problems = (text) => problemsOfImage(file(text), '>=20.19')
  expect(problems(image('node:22.21.1-bookworm-slim'))).toEqual([])
  expect(problems(image('node:18.20.4-bookworm-slim'))[0]).toContain('is older than the engines')
  expect(problems(image('node:22'))[0]).toContain('needs a whole version')
  expect(problems(`${image('node:22.21.1-bookworm-slim')}\nFROM debian`)[0]).toContain('differ')
  expect(
    problems('FROM docker.io/library/node:22.21.1-bookworm-slim\nCMD ["npm", "start"]'),
  ).toEqual(['deploy/x: the server has other options than those of tools/server-command.mjs'])
})

it('[OPS-063] refuses a unit without the options or the memory setting of the program', () => {
  const unit = `Environment=MALLOC_ARENA_MAX=2\nExecStart=/usr/bin/node ${serverOptions.join(' ')} apps/server/dist/main.js`
  expect(problemsOfUnit(file(unit))).toEqual([])
  expect(problemsOfUnit(file('ExecStart=/usr/bin/npm start'))).toHaveLength(2)
})

it('[OPS-063] refuses an example that leaves a needed setting out, or has it as a comment', () => {
  const example = 'NODE_ENV=production\nSECRET=\nDATABASE_URL=x\nDATA_DIR=x\n#SMS=none'
  expect(problemsOfExample(file(example))).toEqual([
    'deploy/x: does not set SMS, which every installation needs',
  ])
})

it('[OPS-063] refuses a compose file that is no YAML, and a service without a time to stop, a health check or a version', () => {
  expect(problemsOfCompose(file('services: [')).length).toBe(1)
  expect(problemsOfCompose(file('services:\n  server:\n    image: titian\n'))).toHaveLength(3)
  const whole =
    'services:\n  server:\n    image: titian:1\n    stop_grace_period: 20s\n    healthcheck: {}\n'
  expect(problemsOfCompose(file(whole))).toEqual([])
})
