// A module that is loaded before a server. It shifts the clock by the seconds in WRONG_CLOCK.
const RealDate = Date
const ahead = Number(process.env.WRONG_CLOCK) * 1000

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + ahead]))
  }
  static now() {
    return RealDate.now() + ahead
  }
}
