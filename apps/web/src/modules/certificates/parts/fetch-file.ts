import { currentLanguage, NetworkFailure } from '@titian/site'

/** Saves a certificate as a file; answers why there is none, in the words of the server. */
export async function fetchFile(kind: 'pdf' | 'badge', number: string): Promise<string | null> {
  const language = currentLanguage()
  const answer = await fetch(`/api/v1/certificate/${kind}/${number}?language=${language}`, {
    headers: { Language: language },
  }).catch((cause: unknown) => {
    throw new NetworkFailure('network', cause)
  })
  if (!answer.ok) {
    const { msg } = (await answer.json()) as { msg: string }
    return msg
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${number}.${kind === 'pdf' ? 'pdf' : 'json'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return null
}
