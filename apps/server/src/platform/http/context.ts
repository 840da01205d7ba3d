import type {
  AnyCall,
  Call,
  DataOf,
  Language,
  ParsedOf,
  RefusalName,
  RefusalOf,
  Who,
} from '@titian/contract'
import type { z } from 'zod'
import type { Actor, School, User } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Events } from '../events/events.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { MailSender } from '../mail/mail.ts'
import type { Installation } from '../observe/installation.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'
import type { Payment } from '../payment/payment.ts'
import type { RefusalDetail, Refusal } from '../refusal.ts'
import type { SignKind } from '../security/signs.ts'
import type { Sealers } from '../security/sealers.ts'
import type { Sms } from '../sms/sms.ts'
import type { Maps } from '../maps/maps.ts'
import type { Social } from '../social/social.ts'
import type { ReasonName } from '@titian/contract'
import type { StreamedAnswer } from './streamed-answer.ts'

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number
  httpOnly?: boolean
}

/** Services with external effects that every request of a process can use. */
export interface Services {
  db: Db
  clock: Clock
  files: FileStore
  jobs: Jobs
  live: Live
  sms: Sms
  mail: MailSender
  social: Social
  maps: Maps
  payment: Payment
  pdf: PdfPrinter
  installation: Installation
  sealers: Sealers
  events: Events
  seal(kind: SignKind, id: number): string
  settings: {
    production: boolean
    captchaAnswer: string
    videoConverter: string
    booksYears: number
    /** OPS-006: years for which rows are kept; 0 keeps all of them. */
    keptYears: { audit: number; notices: number }
  }
}

export interface Client {
  address: string
  /** The key of limits: the IPv4 address, or the network of an IPv6 address. */
  network: string
  /** Scheme and host of the request, without a trailing slash. */
  origin: string
  userAgent: string
  cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  /** Registers a function that runs when the response is sent or the client has disconnected. */
  onClose(listener: () => void): void
}

/** One request as a handler sees it. */
export interface Context<
  Name extends RefusalName = RefusalName,
  Who extends Actor = Actor,
> extends Services {
  actor: Who
  school: School
  now: Date
  language: Language
  client: Client
  /** TCH-147: true for a teacher's preview of the student view, in which writes are refused. */
  asStudent: boolean
  /**
   * Decodes a sealed id into its number; an invalid sealed id or a sealed id of another kind is
   * refused as not found (CRS-039).
   */
  open(kind: SignKind, sign: string): number
  refuse<One extends Name>(name: One, detail?: RefusalDetail | ReasonName): Refusal<One>
}

type WhoOf<C> = C extends Call<z.ZodObject, z.ZodType, RefusalName, infer W> ? W : Who
export type ActorOf<C extends AnyCall> = 'anyone' extends WhoOf<C> ? Actor : User
export type ContextOf<C extends AnyCall> = Context<RefusalOf<C>, ActorOf<C>>
export type Answer<C extends AnyCall> = (
  input: ParsedOf<C>,
  context: ContextOf<C>,
) => Promise<DataOf<C> | StreamedAnswer<DataOf<C>> | Refusal<RefusalOf<C>>>
