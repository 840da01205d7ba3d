import { currentLanguage } from '../locale/current-language.ts'

/**
 * Fetches the picture or the sound of a captcha, and returns an address of the bytes for this page.
 */
export async function fetchBlob(
  address: string,
  kind: 'image/' | 'audio/',
  signal?: AbortSignal,
): Promise<string> {
  const response = await fetch(address, {
    signal,
    cache: 'no-store',
    credentials: 'include',
    headers: { Language: currentLanguage() },
  })
  if (!response.ok || !response.headers.get('content-type')?.startsWith(kind))
    throw new Error(`no ${kind}`)
  return URL.createObjectURL(await response.blob())
}
