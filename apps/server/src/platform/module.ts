import type { FastifyInstance } from 'fastify'
import type { EventListener } from './events/events.ts'
import type { AnsweredCall } from './http/answer.ts'
import type { HttpDeps } from './http/bind.ts'
import type { Services } from './http/context.ts'
import type { Clock } from './clock.ts'
import type { JobDefinition } from './jobs/jobs.ts'

/** The interface of a server module; app.ts lists the modules in ladder order. */
export interface ServerModule {
  name: string
  routes: AnsweredCall[]
  jobs?(services: Services, clock: Clock): JobDefinition[]
  listeners?: EventListener[]
  /** Routes that carry bytes instead of envelopes. */
  addresses?(app: FastifyInstance, deps: HttpDeps): void | Promise<void>
}
