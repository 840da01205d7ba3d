import { resume } from '@titian/contract'
import { ask, stored } from '@titian/site'
import { useEffect } from 'react'

/**
 * RES-106: a time that the server signed. Until then, visits of this browser are not counted again.
 */
const seenMark = stored<string>({
  name: 'resume-seen',
  version: 1,
  owner: 'device',
  lifetime: 'device',
  accept: (value) => typeof value === 'string',
})

/** Identifies the link without its secret part. */
const partOf = (token: string) => token.slice(0, 22)

async function count(token: string): Promise<void> {
  const part = partOf(token)
  const { seen } = await ask(resume.countResumeOpening, { token, seen: seenMark.read(part) ?? '' })
  if (seen) seenMark.keep(seen, part)
}

/** Counts a visit after the resume is shown. If counting fails, nothing changes on the page. */
export function useCountOpening(token: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) count(token).catch(() => undefined)
  }, [token, isShown])
}
