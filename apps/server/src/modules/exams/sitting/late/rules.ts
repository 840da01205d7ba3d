import type { Sealers } from '../../../../platform/security/sealers.ts'

/**
 * EXM-132: returns the key that encrypts the answers of an account on a device and in a saved file
 * (EXM-105).
 */
export function answerKeyOf(
  { answers }: Pick<Sealers, 'answers'>,
  { schoolId, userId }: { schoolId: number; userId: number },
): string {
  return answers.sign(`${schoolId} ${userId}`)
}
