import { currentLanguage } from '../locale/current-language.ts'

/** Fetches the bytes of a captcha, a `image/` or an `audio/`, as an address for this page. */
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
