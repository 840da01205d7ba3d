import { expect, it } from 'vitest'
import { atDesk, onPhone } from './journey-tags.ts'

const isChosen = (title: string, { grep, grepInvert }: ReturnType<typeof atDesk>) =>
  (!grep || grep.test(title)) && !grepInvert?.test(title)

const runsOf = (title: string) => [
  ...[false, true].filter((isLong) => isChosen(title, atDesk(isLong))).map(() => 'desk'),
  ...[false, true].filter((isLong) => isChosen(title, onPhone(isLong))).map(() => 'phone'),
]

it('[FRM-419] runs each journey once on each of its devices, in the short run or in the long one', () => {
  const shortOf = (title: string) => [
    ...(isChosen(title, atDesk(false)) ? ['desk'] : []),
    ...(isChosen(title, onPhone(false)) ? ['phone'] : []),
  ]
  const cases: [title: string, all: string[], short: string[]][] = [
    ['desktop schools/one.spec.ts a journey', ['desk'], ['desk']],
    ['desktop schools/one.spec.ts a journey @phone', ['desk', 'phone'], ['phone']],
    ['desktop schools/one.spec.ts a journey @phone-only', ['phone'], ['phone']],
    ['desktop schools/one.spec.ts a journey @phone-long', ['desk', 'phone'], ['desk']],
    ['desktop schools/one.spec.ts a journey @long', ['desk'], []],
    ['desktop schools/one.spec.ts a journey @phone @long', ['desk', 'phone'], []],
    ['desktop schools/one.spec.ts a journey @phone-only @long', ['phone'], []],
    ['phone schools/phone-frame.spec.ts a journey', ['phone'], ['phone']],
    ['phone schools/phone-frame.spec.ts a journey @long', ['phone'], []],
  ]
  for (const [title, all, short] of cases) {
    expect(runsOf(title), title).toEqual(all)
    expect(shortOf(title), title).toEqual(short)
  }
})
