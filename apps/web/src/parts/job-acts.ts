import type { DeliveryState, PostDetail } from '@titian/contract'
import type { ComponentType } from 'react'

/** A post with the state of the reader's application. */
export type AppliedPost = PostDetail & { extend?: { delivery: DeliveryState } }

/** The components that the module of applications provides to job pages. */
export interface JobActs {
  /** The button to apply, for the card beside the post. */
  ApplyToPost: ComponentType<{ post: AppliedPost }>
  /** The button to apply, for the bar at the bottom of a phone. */
  ApplyBar: ComponentType<{ post: AppliedPost }>
  SendToAll: ComponentType
  MyApplications: ComponentType
}

let load: (() => Promise<JobActs>) | undefined

/**
 * Modules may not import each other: the module of applications registers its components here, and
 * job pages use them.
 */
export function offerJobActs(offered: () => Promise<JobActs>): void {
  load = offered
}

export const loadJobActs = (): Promise<JobActs> | undefined => load?.()
