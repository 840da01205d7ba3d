import { Button, Flex, TextInput } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { moneyText, type FormOf } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { useDiscount } from './use-discount.ts'
import type { OrderValues } from './use-order-form.ts'

interface DiscountFieldProps {
  form: FormOf<OrderValues>
  discount: ReturnType<typeof useDiscount>
  symbol: string
}

/** ORD-040: the field for a discount code, and the discount. */
export function DiscountField({ form, discount, symbol }: DiscountFieldProps) {
  const { t } = useTranslation('orders')
  const code = form.values.discountsCode.trim()
  const { applied } = discount
  const isApplied = applied !== null && applied.code === code
  return (
    <>
      <Flex gap="xs" align="flex-start">
        <TextInput
          {...form.getInputProps('discountsCode')}
          flex={1}
          label={t('buy.code')}
          placeholder={t('buy.codeHint')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          leftSection={<IconTicket size={18} aria-hidden />}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter in this field applies the code and never pays.
            event.preventDefault()
            void discount.check(code)
          }}
        />
        <Button
          variant="default"
          h={44}
          mt={28}
          loading={discount.busy}
          disabled={!code || isApplied}
          onClick={() => void discount.check(code)}
        >
          {t('buy.apply')}
        </Button>
      </Flex>
      {isApplied ? (
        <Note tone="ok" live>
          {t('buy.applied', { amount: moneyText(symbol, applied.discount) })}
        </Note>
      ) : null}
    </>
  )
}
