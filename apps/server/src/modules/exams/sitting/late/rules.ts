import type { Sealers } from '../../../../platform/security/sealers.ts'

/** EXM-132: the key under which an account's answers are kept on a device, and in a file that it saves (EXM-105). */
export function answerKeyOf(
  { answers }: Pick<Sealers, 'answers'>,
  { schoolId, userId }: { schoolId: number; userId: number },
): string {
  return answers.sign(`${schoolId} ${userId}`)
}
