import { Box } from '@mantine/core'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { type JobActs, loadJobActs } from './job-acts.ts'

const Nothing = () => null

/** If the code fails to load, the page works without the component. */
const actNamed = <Name extends keyof JobActs>(name: Name) =>
  lazy<JobActs[Name]>(async () => {
    const acts = await Promise.resolve(loadJobActs()).catch(() => undefined)
    return { default: acts?.[name] ?? Nothing }
  })

const acts: JobActs = {
  ApplyToPost: actNamed('ApplyToPost'),
  ApplyBar: actNamed('ApplyBar'),
  SendToAll: actNamed('SendToAll'),
  MyApplications: actNamed('MyApplications'),
}

type JobSlotProps<Name extends keyof JobActs> = {
  act: Name
  /** The height that is reserved until the component has loaded. */
  height?: number
} & ComponentProps<JobActs[Name]>

/**
 * Renders a registered component of applications. The component loads after the page, because the
 * page is server-rendered without it.
 */
export function JobSlot<Name extends keyof JobActs>({ act, height, ...props }: JobSlotProps<Name>) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const Act = acts[act] as ComponentType
  const kept = height === undefined ? null : <Box h={height} aria-hidden />
  if (!isInBrowser) return kept
  return (
    <Suspense fallback={kept}>
      <Act {...props} />
    </Suspense>
  )
}
