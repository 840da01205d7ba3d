import { describe, expect, it } from 'vitest'
import { exampleResult, sumOf } from './example-result.ts'

const weights = {
  watchVideo: 30,
  unitTesting: 20,
  theFinalExam: 40,
  logSig: 5,
  interactiveQuestion: 5,
}

describe('the example student', () => {
  it('[TCH-087] receives the weighted sum with one decimal', () => {
    expect(exampleResult(weights)).toBe(70)
    expect(exampleResult({ ...weights, theFinalExam: 45, logSig: 0 })).toBe(67.8)
  })

  it('[TCH-052] receives no result unless the five weights add up to 100', () => {
    expect(exampleResult({ ...weights, logSig: 6 })).toBeNull()
    expect(sumOf({ ...weights, logSig: '' })).toBe(95)
  })
})
