import { type AreaCode, areaCodes } from '@titian/contract'
import type { Env } from '../env.ts'

/** A phone number as an operator types it, with its country code. */
export function readPhoneNumber(text = ''): { areaCode: AreaCode; digits: string } | undefined {
  const digits = text.replaceAll(/[\s()-]/g, '').replace(/^(?:\+|00)/, '')
  const areaCode = areaCodes.find((code) => digits.startsWith(code))
  return areaCode && { areaCode, digits: digits.slice(areaCode.length) }
}

/** The origin of a host; in development with the port of this machine. */
export function originOf(host: string, { NODE_ENV, PORT }: Pick<Env, 'NODE_ENV' | 'PORT'>): string {
  return NODE_ENV === 'production' ? `https://${host}` : `http://${host}:${PORT}`
}

/** The page of a staff site on which a link lets a person choose a password. */
export function passwordAddress(origin: string, site: 'admin' | 'teacher', link: string): string {
  return `${origin}/${site}/#/login?link=${link}`
}
