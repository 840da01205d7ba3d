import { useRouter, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AccountTabs } from '../../../parts/account-tabs.tsx'
import { orderLinks } from '../../../parts/order-links.ts'
import { ActivatedCourses } from '../activation/activated-courses.tsx'
import { ActivationForm } from '../activation/activation-form.tsx'

/**
 * ORD-042 to ORD-045, FRM-043: the page that redeems a code. A scanned card has the code in its
 * address.
 */
export function ActivationPage() {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const { code = '', ...search } = useSearch({ from: paths.activation })
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  usePageTitle(t('activation.title'))
  const turnTo = (next: number) =>
    void router.navigate({
      ...orderLinks.activation(next > 1 ? String(next) : undefined),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <SectionHead level={1} title={t('activation.title')} lead={t('activation.lead')} />
      <AccountTabs at="activation" />
      <ActivationForm key={code} code={code} />
      <ActivatedCourses page={page} onPage={turnTo} />
    </>
  )
}
