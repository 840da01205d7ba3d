export interface SmsMessage {
  schoolId: number
  areaCode: string
  mobile: string
  text: string
}

/** Sends a text message, or returns the reason of the failure. */
export interface Sms {
  readonly kind: 'sandbox' | 'http' | 'none'
  send(message: SmsMessage): Promise<'sent' | 'failed'>
}

const gatewayTimeout = 10_000

/**
 * Posts `{to, text}` with a bearer token; any 2xx response counts as sent. Failures are reported
 * without the number.
 */
export function httpSms(
  url: string,
  token: string,
  report: (problem: string, outcome: 'refused' | 'unreachable') => void,
): Sms {
  return {
    kind: 'http',
    async send({ areaCode, mobile, text }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to: `+${areaCode}${mobile}`, text }),
          signal: AbortSignal.timeout(gatewayTimeout),
        })
        if (response.ok) return 'sent'
        report(`The SMS gateway answered ${response.status}.`, 'refused')
        return 'failed'
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        report(`The SMS gateway could not be reached: ${reason}`, 'unreachable')
        return 'failed'
      }
    },
  }
}

export const noSms: Sms = { kind: 'none', send: async () => 'failed' }
