import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'

/** What a listener may reach. */
export interface ListenerServices {
  db: Db
  jobs: Jobs
  live: Live
}

/** What modules tell each other upwards: the lower one emits, the higher one listens in its jobs.ts. */
export interface DomainEvents {
  courseJoined: { schoolId: number; userId: number; courseId: number }
  attemptClosed: {
    schoolId: number
    userId: number
    courseId: number
    examinationId: number
    attemptId: number
  }
  /** Emitted inside the transaction that opens the school, with its first member of staff. */
  schoolOpened: {
    schoolId: number
    name: string
    areaCode: string
    mobile: string
    createdAt: Date
  }
  /** By the staff; what the roster approves at once needs no notice. `status` as in ACC-076. */
  identityDecided: {
    schoolId: number
    userId: number
    status: number
    reason: string | null
    createdAt: Date
  }
  impersonationStarted: {
    schoolId: number
    userId: number
    staffName: string
    reason: string
    createdAt: Date
  }
}

export type EventName = keyof DomainEvents
type Listener<Name extends EventName> = (
  event: DomainEvents[Name],
  services: ListenerServices,
) => Promise<void>

export interface EventListener<Name extends EventName = EventName> {
  name: Name
  hear: Listener<Name>
}

export function listen<Name extends EventName>(name: Name, hear: Listener<Name>): EventListener {
  return { name, hear } as unknown as EventListener
}

export class Events {
  private readonly listeners: EventListener[]

  constructor(listeners: EventListener[]) {
    this.listeners = listeners
  }

  /** Runs the listeners one after another; call it after the transaction. A failing listener must be repaired by a job. */
  async emit<Name extends EventName>(
    name: Name,
    event: DomainEvents[Name],
    services: ListenerServices,
  ): Promise<void> {
    for (const listener of this.listeners)
      if (listener.name === name) await (listener.hear as Listener<Name>)(event, services)
  }
}
