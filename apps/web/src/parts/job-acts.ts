import type { DeliveryState, PostDetail } from '@titian/contract'
import type { ComponentType } from 'react'

/** A post with what has become of the application of the reader. */
export type AppliedPost = PostDetail & { extend?: { delivery: DeliveryState } }

/** What the module of applications draws on the pages of jobs. */
export interface JobActs {
  /** In the card beside the post. */
  ApplyToPost: ComponentType<{ post: AppliedPost }>
  /** On a phone, at the lower edge of the page. */
  ApplyBar: ComponentType<{ post: AppliedPost }>
  SendToAll: ComponentType
  MyApplications: ComponentType
}

let load: (() => Promise<JobActs>) | undefined

/** The modules do not know each other: the one of applications offers its acts here, and the pages of jobs take them. */
export function offerJobActs(offered: () => Promise<JobActs>): void {
  load = offered
}

export const loadJobActs = (): Promise<JobActs> | undefined => load?.()
