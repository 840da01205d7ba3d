import type { JudgeOpening } from '../verdicts.ts'
import { verdict } from './rules.ts'
import { sameValue } from './text.ts'
import type { Fact, PaperFault, PaperSlot } from './types.ts'

const compared = ['legalName', 'taxId', 'bankAccount'] as const

type Registration = Record<'name' | (typeof compared)[number], string>

/** The fields that do not agree with the papers of the company, or that are empty. */
function wrongFields(entered: Registration, company: readonly Fact[]): string[] {
  const wrong: string[] = compared.filter((field) => {
    const right = company.find(({ name }) => name === field)?.value ?? ''
    return entered[field].trim() === '' || !sameValue(entered[field], right)
  })
  return entered.name.trim().length < 3 ? ['name', ...wrong] : wrong
}

/**
 * Returns why a paper is rejected: null if it is accepted, undefined if it is no paper of the slot.
 */
export const paperFault = (slot: PaperSlot, paper: string): PaperFault | null | undefined =>
  slot.papers.find(({ code }) => code === paper)?.fault

/**
 * PRC-033, opening: if all papers are accepted in the end, but one was rejected before, the rule of
 * the papers gives half of its points.
 */
export const judgeOpening: JudgeOpening = (content, given) => {
  const wrong = wrongFields(given, content.company)
  const isMissing = (slot: string) => !given.accepted.includes(slot)
  const missing = given.needed.filter(
    (slot) => isMissing(slot) && !given.certificates.includes(slot),
  )
  const complete = missing.length === 0
  const atFirst = given.rejected.length === 0
  const details = { papers: (complete ? given.rejected : missing).join(',') }
  return [
    verdict('opening', 'company', wrong.length === 0, { fields: wrong.join(',') }),
    verdict('opening', 'papers', complete && atFirst, details, complete ? (atFirst ? 2 : 1) : 0),
    // The rule about the certificate is met without a certificate if the shop needs none and its
    // other papers are accepted.
    verdict('opening', 'certificate', complete && !given.certificates.some(isMissing)),
  ]
}
