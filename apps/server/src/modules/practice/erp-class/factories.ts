import { practice } from '@titian/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'

type Command = Record<string, unknown> & { type: string }

/** Plays a student's books. Each call uses the next running number. */
export class Clerk {
  readonly sign: string
  number = 1
  day = 1
  private readonly testApp: TestApp
  private readonly person: Person

  constructor(testApp: TestApp, person: Person, { sign }: { sign: string }) {
    this.testApp = testApp
    this.person = person
    this.sign = sign
  }

  /** Sends decisions with the run's number, and returns the response unchecked. */
  send(commands: readonly Command[], endDay: 0 | 1 = 0) {
    const { sign, number, day, person } = this
    const decisions = commands.map((command) => ({
      seat: 'clerk',
      command: { day, ...command },
      note: '',
    }))
    return this.testApp.ask(practice.decideRun, { sign, number, decisions, endDay }, person)
  }

  async do(commands: readonly Command[], endDay: 0 | 1 = 0) {
    const { body } = await this.send(commands, endDay)
    if (!body.data) throw new Error(JSON.stringify(body))
    this.number = body.data.number
    this.day = body.data.day
    return body.data
  }
}

export const beginCard = (card: string) => ({ type: 'beginCard', card })

/** Returns an order for the card of the stock rule, delivered on the third day. */
export const flasks = (units = 100) => ({
  type: 'write',
  kind: 'purchaseOrder',
  card: 'stockRule',
  partner: 'S20',
  lines: [{ item: 'I20', units, price: 1_250 }],
  submit: true,
})
