import { expect, it } from 'vitest'
import { complete, readFlags, readPlan } from './input.ts'

const flags = [
  '--title=Teratai Commerce School',
  '--host=Learn.Teratai.example',
  '--languages=my,en',
  '--colour=#A8431F',
  '--admin-name=Aina Sofea',
  '--admin-phone=+60 12-345 6789',
]

it('[ACC-293] reads a plan from flags, and derives the key from the host', async () => {
  const { given, yes, help } = readFlags([...flags, '--yes'])
  expect({ yes, help }).toEqual({ yes: true, help: false })
  expect(readPlan(await complete(given, false))).toEqual({
    key: 'learn',
    title: 'Teratai Commerce School',
    host: 'learn.teratai.example',
    languages: ['my', 'en'],
    colour: '#A8431F',
    admin: { name: 'Aina Sofea', areaCode: '60', mobile: '123456789' },
  })
})

it('[ACC-293] reports all errors at once, each with its flag', async () => {
  const wrong = ['--host=https://a/b', '--languages=en,fr', '--colour=red', '--admin-phone=12']
  const problems = readPlan(await complete(readFlags([...wrong, '--key=A b']).given, false))
  const named = Array.isArray(problems) ? problems.map((line) => line.split(':')[0]) : problems
  expect(named).toEqual(
    expect.arrayContaining([
      '--title',
      '--host',
      '--key',
      '--languages',
      '--colour',
      '--admin-name',
      '--admin-phone',
    ]),
  )
  expect(() => readFlags(['--hots=x'])).toThrow('--hots')
})
