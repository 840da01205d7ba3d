import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@titian/contract'

/** Samples per second: one channel, signed 16 bits, as in the clips. */
const rate = 8000
const headBytes = 44
/** Amplitude out of 32,767: a soft hiss that people tolerate and simple programs do not. */
const noise = 350
const loudest = 32_767

const folders: Record<Language, string> = { en: 'en', zh: 'zh', my: 'ms' }

function voiceFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const folder = [join(here, '../assets/voice'), join(here, '../../../assets/voice')].find((path) =>
    existsSync(path),
  )
  if (!folder) throw new Error('The spoken digits are missing beside the server.')
  return folder
}

/** The samples of a WAV file, found by its `data` chunk. */
function samplesOf(wav: Buffer): Int16Array {
  for (let at = 12; at + 8 <= wav.length;) {
    const size = wav.readUInt32LE(at + 4)
    if (wav.toString('latin1', at, at + 4) === 'data') {
      const count = Math.floor(Math.min(size, wav.length - at - 8) / 2)
      return Int16Array.from({ length: count }, (_, index) => wav.readInt16LE(at + 8 + index * 2))
    }
    at += 8 + size + (size % 2)
  }
  throw new Error('This clip holds no sound.')
}

const clips = new Map<string, Promise<Int16Array>>()

function clipOf(language: Language, digit: string): Promise<Int16Array> {
  const path = join(folders[language], `${digit}.wav`)
  const known = clips.get(path) ?? readFile(join(voiceFolder(), path)).then(samplesOf)
  clips.set(path, known)
  known.catch(() => clips.delete(path))
  return known
}

function silence(fromMilliseconds: number, toMilliseconds: number): Int16Array {
  const milliseconds = randomInt(fromMilliseconds, toMilliseconds)
  return new Int16Array(Math.round((milliseconds * rate) / 1000))
}

/** Plays a clip slightly faster or slower, at random. */
function vary(clip: Int16Array): Int16Array {
  const pace = randomInt(920, 1081) / 1000
  const length = Math.floor(clip.length / pace)
  return Int16Array.from({ length }, (_, index) => clip[Math.floor(index * pace)] ?? 0)
}

function withNoise(sample: number): number {
  const noisy = sample + randomInt(-noise, noise + 1)
  return Math.max(-loudest, Math.min(loudest, noisy))
}

function toWav(parts: Int16Array[]): Buffer {
  const count = parts.reduce((sum, part) => sum + part.length, 0)
  const wav = Buffer.alloc(headBytes + count * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(count * 2, 40)
  let at = headBytes
  for (const part of parts) for (const sample of part) at = wav.writeInt16LE(withNoise(sample), at)
  return wav
}

/**
 * ACC-256: the digits of a text, spoken in a language, as a WAV file. Other characters are skipped.
 */
export async function speakDigits(text: string, language: Language): Promise<Buffer> {
  const parts = [silence(300, 700)]
  for (const digit of text.replace(/\D/g, '')) {
    parts.push(vary(await clipOf(language, digit)), silence(300, 900))
  }
  return toWav(parts)
}
