import { resume } from '@titian/contract'
import { ask, stored } from '@titian/site'
import { useEffect } from 'react'

/** RES-106: the signed time of the server, until which this browser is not counted again. */
const seenMark = stored<string>({
  name: 'resume-seen',
  version: 1,
  owner: 'device',
  lifetime: 'device',
  accept: (value) => typeof value === 'string',
})

/** Which link the mark is of, without the part that opens it. */
const partOf = (token: string) => token.slice(0, 22)

async function count(token: string): Promise<void> {
  const part = partOf(token)
  const { seen } = await ask(resume.countResumeOpening, { token, seen: seenMark.read(part) ?? '' })
  if (seen) seenMark.keep(seen, part)
}

/** Counts the opening of a link once the resume is shown; the page is whole without it. */
export function useCountOpening(token: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) count(token).catch(() => undefined)
  }, [token, isShown])
}
