import { secondsAfter } from '../../platform/clock.ts'
import { apiBase } from '../../platform/http/bind.ts'
import type { Sealers } from '../../platform/security/sealers.ts'
import type { SignKind } from '../../platform/security/signs.ts'

type Seal = (kind: SignKind, id: number) => string

/** What a signature allows. It is invalid for any other use and any other file. */
export type SignedUse = 'serve' | 'download' | 'preview' | 'playlist'

export const serveBase = `${apiBase}/file/serve/`
export const playlistBase = `${apiBase}/file/playlist/`
export const publicBase = `${apiBase}/file/public/`
export const downloadBase = `${apiBase}/file/server/download`

function signedText(use: SignedUse, fileId: number, expires: number): string {
  return `${use} ${fileId} ${expires}`
}

function signedQuery(
  sealers: Sealers,
  use: SignedUse,
  fileId: number,
  now: Date,
  seconds: number,
): string {
  const expires = Math.floor(secondsAfter(now, seconds).getTime() / 1000)
  return `expires=${expires}&signature=${sealers.files.sign(signedText(use, fileId, expires))}`
}

export function isSigned(
  sealers: Sealers,
  use: SignedUse,
  fileId: number,
  expires: number,
  signature: string,
  now: Date,
): boolean {
  return (
    Number.isSafeInteger(expires) &&
    expires * 1000 > now.getTime() &&
    sealers.files.verify(signedText(use, fileId, expires), signature)
  )
}

/**
 * Returns an address at which anybody can read the file for `seconds` seconds, in parts if wanted.
 */
export function signedAddress(
  sealers: Sealers,
  seal: Seal,
  fileId: number,
  now: Date,
  seconds: number,
): string {
  return `${serveBase}${seal('file', fileId)}?${signedQuery(sealers, 'serve', fileId, now, seconds)}`
}

/**
 * CRS-205: returns an address for the first minutes of a video. The signature is valid only with
 * `part=preview` in the address, so it never opens the whole video.
 */
export function previewAddress(
  sealers: Sealers,
  seal: Seal,
  fileId: number,
  now: Date,
  seconds: number,
): string {
  return `${serveBase}${seal('file', fileId)}?${signedQuery(sealers, 'preview', fileId, now, seconds)}&part=preview`
}

/**
 * CRS-046: returns the address of a playlist for HLS players: for all renditions of a video, or
 * only for the rendition with the given height.
 */
export function playlistAddress(
  sealers: Sealers,
  seal: Seal,
  fileId: number,
  now: Date,
  seconds: number,
  height?: number,
): string {
  const one = height === undefined ? '' : `&height=${height}`
  return `${playlistBase}${seal('file', fileId)}?${signedQuery(sealers, 'playlist', fileId, now, seconds)}${one}`
}

/** Returns the permanent address of a cover or an avatar. Other files have no such address. */
export function publicAddress(seal: Seal, fileId: number): string {
  return `${publicBase}${seal('file', fileId)}`
}

/** FRM-178: returns the address that streams the file as an attachment. */
export function downloadAddress(
  sealers: Sealers,
  seal: Seal,
  fileId: number,
  fileName: string,
  now: Date,
  seconds: number,
): string {
  const named = new URLSearchParams({ fileUrl: seal('file', fileId), fileName })
  return `${downloadBase}?${named.toString()}&${signedQuery(sealers, 'download', fileId, now, seconds)}`
}
