import { refusals } from '@titian/contract'
import { ServerRefusal, useExplain } from '@titian/site'
import { useTranslation } from 'react-i18next'

/**
 * ACC-059, ACC-086: returns the text of a failure by its code. If the code has no text, and always
 * for -1000, the text is the server's message.
 */
export function useFailureText(): (error: unknown) => string {
  const explain = useExplain()
  const { i18n } = useTranslation('site')
  return (error) => {
    if (!(error instanceof ServerRefusal) || !error.msg) return explain(error)
    if (error.code === refusals.waitBefore.code) return error.msg
    const isKnown =
      (error.reason !== null && i18n.exists(`site:reasons.${error.reason}`)) ||
      i18n.exists(`site:codes.${error.code}/${error.status}`)
    return isKnown ? explain(error) : error.msg
  }
}
