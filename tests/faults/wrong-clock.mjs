// Loaded before a server: shifts the clock by the seconds of WRONG_CLOCK.
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
