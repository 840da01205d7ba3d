import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { mayTry, mostWrong, networkBudget, puzzleBits } from './rules.ts'

/**
 * Simulates sign-ins of one network, one after the other: with different accounts, or with the
 * attacker's own accounts.
 */
function run(tries: { account: number; isRight: boolean }[]) {
  const accounts = new Set<number>()
  let wrong = 0
  let refused = 0
  for (const { account, isRight } of tries) {
    if (!mayTry({ wrong, signedIn: accounts.size })) refused += 1
    else if (isRight) accounts.add(account)
    else wrong += 1
  }
  return { wrong, refused, signedIn: accounts.size }
}

describe('[ACC-270] the wrong passwords of one network', () => {
  it('never block a school in which at most every third password is mistyped', () => {
    const mistypes = fc.array(fc.nat({ max: 9 }), { minLength: 5000, maxLength: 5000 })
    fc.assert(
      fc.property(mistypes, (dice) => {
        // Every student can sign in at the end. Three of ten students mistype once before.
        const tries = dice.flatMap((die, account) => [
          ...(die < 3 ? [{ account, isRight: false }] : []),
          { account, isRight: true },
        ])
        const { refused, signedIn } = run(tries)
        return refused === 0 && signedIn === 5000
      }),
      { numRuns: 20 },
    )
  })

  it('are limited for an attacker, however often the attacker signs in to other accounts between the tries', () => {
    const attack = fc.array(fc.record({ account: fc.nat({ max: 9 }), isRight: fc.boolean() }), {
      minLength: 2000,
      maxLength: 4000,
    })
    fc.assert(
      fc.property(attack, (tries) => {
        const { wrong } = run(tries)
        return wrong <= networkBudget.free + 10 / networkBudget.accountsForOneMore
      }),
      { numRuns: 50 },
    )
  })

  it('are allowed more often with each account that signed in', () => {
    fc.assert(fc.property(fc.nat(), (signedIn) => mostWrong(signedIn + 1) >= mostWrong(signedIn)))
  })
})

it("[ACC-278] a puzzle becomes harder with the number of a network's puzzles, within bounds", () => {
  expect([0, 64, 127].map(puzzleBits)).toEqual([16, 16, 16])
  expect([128, 256, 512, 1024, 1_000_000].map(puzzleBits)).toEqual([17, 18, 19, 20, 20])
})
