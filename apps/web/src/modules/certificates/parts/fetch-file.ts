import { currentLanguage, isEnvelope, NetworkFailure, troubleOf } from '@titian/site'

/** Downloads a certificate. Resolves to null, or to the server's message if the download failed. */
export async function fetchFile(kind: 'pdf' | 'badge', number: string): Promise<string | null> {
  const language = currentLanguage()
  const answer = await fetch(`/api/v1/certificate/${kind}/${number}?language=${language}`, {
    headers: { Language: language },
  }).catch((cause: unknown) => {
    throw new NetworkFailure('network', cause)
  })
  if (!answer.ok) {
    // FRM-435: a response that cannot be parsed has no message of the server.
    const body: unknown = await answer.json().catch(() => null)
    if (!isEnvelope(body)) throw new NetworkFailure(troubleOf(answer.status))
    return body.msg
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${number}.${kind === 'pdf' ? 'pdf' : 'json'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return null
}
