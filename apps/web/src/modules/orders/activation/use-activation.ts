import { courses, orders, readCode, study, type Redemption } from '@titian/contract'
import { ask, callKey, ServerRefusal, useExplain, useForm } from '@titian/site'
import { useCaptcha } from '@titian/site/captcha'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Values = { activationCode: string; name: string; employeeNumber: string; captcha: string }

/** The fields that the server has required so far. Typed values stay while fields are added. */
interface AskedFor {
  name: boolean
  employeeNumber: boolean
  captcha: boolean
}

const askedFields = ['name', 'employeeNumber', 'captcha'] as const

const refresh = [
  orders.courseActivateList,
  orders.virtualBalance,
  orders.virtualRecordList,
  orders.orderList,
  study.courseStudyProgress,
  study.courseWatch,
  courses.courseByCourseId,
].map((call) => callKey(call))

const places = { code: 'captcha', [-5]: 'captcha' } as const

/** ORD-075: returns whether the check character of a sixteen-character code is wrong. */
export function looksMistyped(typed: string): boolean {
  return readCode(typed)?.checked === false
}

/** FRM-436: focuses the first new field, so that the person continues to type there. */
function useFocusOnNew(asked: AskedFor, focus: (field: keyof AskedFor) => void) {
  const [seen, setSeen] = useState(asked)
  useEffect(() => {
    if (seen === asked) return
    setSeen(asked)
    const fresh = askedFields.find((name) => asked[name] && !seen[name])
    if (fresh) focus(fresh)
  }, [asked, seen, focus])
}

/** ORD-042 to ORD-045: the form, to which the server adds fields that the code requires. */
export function useActivation(code: string) {
  const { t } = useTranslation('orders')
  const explain = useExplain()
  const [asked, setAsked] = useState<AskedFor>({
    name: false,
    employeeNumber: false,
    captcha: false,
  })
  const [done, setDone] = useState<Redemption | null>(null)
  const inputOf = ({ captcha, ...fields }: Values) => ({ ...fields, code: captcha })
  const { form, submit, busy, failure, fail, focus } = useForm<Values, Redemption>({
    initialValues: { activationCode: code, name: '', employeeNumber: '', captcha: '' },
    problemsOf: (values) => ({
      ...(asked.captcha &&
        values.captcha.trim() === '' && { captcha: t('activation.captchaMissing') }),
    }),
    places,
    refresh,
    send: (values) => {
      setDone(null)
      return ask(orders.redeemActivationCode, inputOf(values))
    },
    onFailed: (error): boolean => {
      // A captcha can be used once.
      if (asked.captcha) captcha.next()
      if (!(error instanceof ServerRefusal)) return false
      // The reason is shown beside the field, because a notification would disappear before it is
      // read.
      if (error.is('requestFailed') && error.reason !== null)
        return fail({ activationCode: explain(error) })
      const { fields } = error
      const next = {
        name: asked.name || 'name' in fields,
        employeeNumber: asked.employeeNumber || 'employeeNumber' in fields,
        captcha: asked.captcha || error.is('wrongCode'),
      }
      const isNew = askedFields.some((name) => next[name] && !asked[name])
      if (!isNew) return false
      setAsked(next)
      // FRM-436: a field that was not shown yet is not reported as missing. All other errors are
      // shown.
      const others = Object.keys(fields).filter(
        (name) => name !== 'name' && name !== 'employeeNumber',
      )
      return others.length === 0 && !error.is('wrongCode')
    },
    onDone: (redemption) => {
      setDone(redemption)
      form.setFieldValue('activationCode', '')
      if (asked.captcha) captcha.next()
    },
  })
  const captcha = useCaptcha((text) => form.setFieldValue('captcha', text), asked.captcha)
  useFocusOnNew(asked, focus)
  return { form, submit, busy, failure, asked, captcha, done }
}
