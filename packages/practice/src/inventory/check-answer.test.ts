import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { amount, exact, lastPlace, onePercent } from './problem.ts'

const wholeAnswer = { answer: amount(1_200, 'units'), tolerance: exact }
const oneDecimal = { answer: amount(125, 'days', 1), tolerance: lastPlace }

it('[PRC-078] reads a number in every way in which students write it', () => {
  const ways = [
    '1200',
    '1,200',
    '1200.0',
    ' 1 200 ',
    '+1200',
    '１，２００',
    '１２００．０',
    'RM1,200',
    '1200 %',
  ]
  for (const way of ways) expect(checkAnswer(wholeAnswer, way), way).toBe('right')
  expect(checkAnswer({ answer: amount(5, 'days', 1), tolerance: exact }, '.5')).toBe('right')
})

it('[PRC-078] returns why an answer is not right', () => {
  for (const nothing of ['', '   ', '　', null, undefined])
    expect(checkAnswer(wholeAnswer, nothing)).toBe('notAnswered')
  const words = [
    'twelve hundred',
    '一千二百',
    '1,20',
    '1.200,0',
    '1e3',
    '0x4B0',
    'NaN',
    'Infinity',
    '--1200',
    '1200 units',
  ]
  for (const word of [...words, 1_200, {}, [], true, Symbol('1200')])
    expect(checkAnswer(wholeAnswer, word)).toBe('notANumber')
  expect(checkAnswer(wholeAnswer, '1'.repeat(41))).toBe('tooLong')
  for (const wrong of ['1201', '-1200', '0', '1200.0001', '9'.repeat(40)])
    expect(checkAnswer(wholeAnswer, wrong), wrong).toBe('wrong')
})

it('[PRC-078] accepts exactly the numbers within the tolerance', () => {
  const verdicts = (texts: string[]) => texts.map((text) => checkAnswer(oneDecimal, text))
  expect(verdicts(['12.4', '12.5', '12.6', '12.60'])).toEqual(Array(4).fill('right'))
  expect(verdicts(['12.39', '12.3999999999999', '12.61', '12'])).toEqual(Array(4).fill('wrong'))
  const percent = { answer: amount(1_250, 'units'), tolerance: onePercent(1_250) }
  expect(['1238', '1262', '1237', '1263'].map((text) => checkAnswer(percent, text))).toEqual([
    'right',
    'right',
    'wrong',
    'wrong',
  ])
  expect(onePercent(7).by).toBe(1)
})

it('[PRC-078] never throws, for any answer', () => {
  const kinds = ['right', 'wrong', 'notAnswered', 'notANumber', 'tooLong']
  const anyText = fc.oneof(fc.string(), fc.double().map(String))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyText), (sent) => {
      expect(kinds).toContain(checkAnswer(oneDecimal, sent))
    }),
  )
})
