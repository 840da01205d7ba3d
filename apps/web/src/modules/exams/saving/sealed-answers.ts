import type { ItemAnswer } from '@titian/exam-items/shape'

/** An answer as it is stored on the device: readable only with the key of its account (EXM-132). */
export interface SealedAnswer {
  nonce: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/**
 * Encrypts and decrypts the answers of one account; `null` if the browser has no cryptography, for
 * which it needs TLS.
 */
export interface AnswerSeal {
  seal: (answer: ItemAnswer) => Promise<SealedAnswer>
  open: (sealed: SealedAnswer) => Promise<ItemAnswer>
  /**
   * Encrypts a text that leaves the device, and protects the plain data beside it against changes
   * (EXM-105).
   */
  sealText: (text: string, bound: string) => Promise<SealedAnswer>
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
}

export async function createAnswerSeal(key: string): Promise<AnswerSeal | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return null
  const own = await subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    seal: async (answer) => {
      const nonce = crypto.getRandomValues(new Uint8Array(12))
      const text = new TextEncoder().encode(JSON.stringify(answer))
      return { nonce, data: await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, own, text) }
    },
    open: async ({ nonce, data }) => {
      const text = await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, own, data)
      return JSON.parse(new TextDecoder().decode(text)) as ItemAnswer
    },
    sealText: async (text, bound) => {
      const nonce = crypto.getRandomValues(new Uint8Array(12))
      const letters = new TextEncoder()
      const way = { name: 'AES-GCM', iv: nonce, additionalData: letters.encode(bound) }
      return { nonce, data: await subtle.encrypt(way, own, letters.encode(text)) }
    },
  }
}
