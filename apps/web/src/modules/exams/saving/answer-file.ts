import {
  type AnswerFile,
  type AnswerFileHead,
  answerFileKind,
  answerFileCapacity,
  answerFileVersion,
  boundHead,
} from '@titian/contract'
import type { AnswerEntry } from './entry.ts'
import type { AnswerSeal } from './sealed-answers.ts'

const bytesPerStep = 8192

function base64url(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += bytesPerStep)
    letters += String.fromCodePoint(...bytes.subarray(at, at + bytesPerStep))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const lineOf = ({ questionId, answer, seq, generation, at }: AnswerEntry) =>
  JSON.stringify({ unitestingBankId: questionId, answer, seq, generation, at })

/** Returns the newest entries, as many as the server accepts in one file. */
function linesThatFit(entries: readonly AnswerEntry[]): string[] {
  const letters = new TextEncoder()
  let bytesLeft = answerFileCapacity
  return entries
    .toSorted((one, other) => other.generation - one.generation || other.seq - one.seq)
    .map(lineOf)
    .filter((line) => {
      const bytes = letters.encode(line).length + 1
      if (bytes > bytesLeft) return false
      bytesLeft -= bytes
      return true
    })
}

export type AnswerFileOf = Pick<AnswerFileHead, 'school' | 'examination' | 'attempt'>

/** EXM-105: returns unsent answers as a file that only the server can open. Needs no network. */
export async function makeAnswerFile(
  seal: AnswerSeal,
  of: AnswerFileOf,
  entries: readonly AnswerEntry[],
  now: Date,
): Promise<string> {
  const head: AnswerFileHead = {
    kind: answerFileKind,
    version: answerFileVersion,
    ...of,
    madeAt: now.toISOString(),
  }
  const text = `{"answers":[${linesThatFit(entries).join(',')}]}`
  const { nonce, data } = await seal.sealText(text, boundHead(head))
  const file: AnswerFile = {
    ...head,
    nonce: base64url(nonce),
    sealed: base64url(new Uint8Array(data)),
  }
  return JSON.stringify(file)
}
