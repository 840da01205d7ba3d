import { Button, Stack, TextInput } from '@mantine/core'
import type { Redemption } from '@titian/contract'
import { FormError, SiteLink, useFormats } from '@titian/site'
import { CaptchaField } from '@titian/site/captcha'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { orderLinks } from '../../../parts/order-links.ts'
import { looksMistyped, useActivation } from './use-activation.ts'

/**
 * ORD-074: what the person received for the code. Or that the person already had it, so that the
 * code was not used.
 */
function Done({ done }: { done: Redemption }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { already, courses, coins } = done
  if (coins > 0)
    return (
      <Note
        tone={already ? 'info' : 'ok'}
        live
        action={
          <SiteLink className="link" {...orderLinks.coins()}>
            {t('activation.toCoins')}
          </SiteLink>
        }
      >
        {t(already ? 'activation.coinsAlready' : 'activation.coinsDone', {
          count: coins,
          formatted: number(coins),
        })}
      </Note>
    )
  return (
    <Note tone={already ? 'info' : 'ok'} live>
      <p>{t(already ? 'activation.already' : 'activation.done')}</p>
      <ul>
        {courses.map(({ sign, courseName }) => (
          <li key={sign}>
            <SiteLink className="link" {...linkTo.courseDetail(sign)}>
              {courseName}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** ORD-042 to ORD-045, ACC-247: the form of activation. `code` comes from a scanned card. */
export function ActivationForm({ code }: { code: string }) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure, asked, captcha, done } = useActivation(code)
  const field = form.getInputProps('activationCode')
  const { activationCode } = form.values
  return (
    <Surface mb="lg">
      <form onSubmit={submit} noValidate>
        <Stack maw={520}>
          {done ? <Done done={done} /> : null}
          <TextInput
            {...field}
            name="activationCode"
            label={t('activation.code')}
            description={t('activation.codeHint')}
            error={
              field.error ?? (looksMistyped(activationCode) ? t('activation.mistyped') : undefined)
            }
            className="num"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          {asked.name || asked.employeeNumber ? <Note live>{t('activation.asks')}</Note> : null}
          {asked.name ? (
            <TextInput
              {...form.getInputProps('name')}
              name="name"
              label={t('activation.name')}
              autoComplete="name"
              required
            />
          ) : null}
          {asked.employeeNumber ? (
            <TextInput
              {...form.getInputProps('employeeNumber')}
              name="employeeNumber"
              label={t('activation.employeeNumber')}
              autoComplete="off"
              required
            />
          ) : null}
          {asked.captcha ? (
            <CaptchaField {...form.getInputProps('captcha')} captcha={captcha} />
          ) : null}
          <FormError error={failure} />
          <Button type="submit" size="lg" loading={busy}>
            {t('activation.redeem')}
          </Button>
        </Stack>
      </form>
    </Surface>
  )
}
