import { Accordion, Box, Code, List } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const gift = `// Right answers begin with =, wrong ones with ~
::Freight::What does FOB say? {=Where the risk passes ~Who insures}

Grapes grow on plants. {F####They grow on vines.}

Which are charged? {~%50%Weight ~%50%Volume ~%-100%Colour}

A container of twenty feet is one ___. {=TEU =twenty-foot unit}

How long is it in metres? {#6.1:0.05}

Explain demurrage. {}`

const xml = `<quiz>
  <question type="truefalse">
    <questiontext format="plain_text">
      <text>A bill of lading is a receipt.</text>
    </questiontext>
    <answer fraction="100"><text>true</text></answer>
    <answer fraction="0"><text>false</text></answer>
    <defaultgrade>2</defaultgrade>
  </question>
</quiz>`

/** Explains the three formats with an example of each. */
export function FormatHelp() {
  const { t } = useTranslation('exams')
  const parts = [
    ['xlsx', null],
    ['gift', gift],
    ['xml', xml],
  ] as const
  return (
    <Accordion variant="separated">
      {parts.map(([form, example]) => (
        <Accordion.Item key={form} value={form}>
          <Accordion.Control>{t(`exchange.form.${form}`)}</Accordion.Control>
          <Accordion.Panel>
            <List size="sm">
              {t(`exchange.help.${form}`)
                .split('\n')
                .map((line) => (
                  <List.Item key={line}>{line}</List.Item>
                ))}
            </List>
            {example ? (
              <Box mt="sm" miw={0}>
                <Code block tabIndex={0} aria-label={t(`exchange.form.${form}`)}>
                  {example}
                </Code>
              </Box>
            ) : null}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
