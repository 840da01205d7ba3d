/**
 * Ten shades of one hue, lightest first: 0 and 1 for tints behind text, 2 and 3 for borders and
 * art, 4 and 5 only for art and charts, 6 and above for text.
 */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

export type ScaleName = 'brand' | 'green' | 'sky' | 'neutral' | 'amber' | 'red'

/**
 * The theme writes each colour as a CSS variable, such as `--green-6`; the colour of a school
 * replaces `brand`.
 */
export const palette: Record<ScaleName, Shades> = {
  brand: [
    '#FFF3EF',
    '#FFE5DC',
    '#FACEBF',
    '#F0B19D',
    '#E49176',
    '#CF6C4C',
    '#A8431F',
    '#883314',
    '#69240A',
    '#4B1502',
  ],
  green: [
    '#F0F8F5',
    '#E0EFEA',
    '#C6E0D7',
    '#A6CCBF',
    '#82B6A5',
    '#599B87',
    '#1F6B57',
    '#145544',
    '#0A4032',
    '#022C22',
  ],
  sky: [
    '#EFF7FE',
    '#DFEDF9',
    '#C5DDF1',
    '#A5C7E5',
    '#80AFD6',
    '#5892C1',
    '#2E6E9E',
    '#21577F',
    '#154162',
    '#092D46',
  ],
  neutral: [
    '#FBF8F4',
    '#F5F0EA',
    '#EAE4DC',
    '#DCD5CB',
    '#C2BAB0',
    '#A19990',
    '#6B665F',
    '#514D48',
    '#393735',
    '#22262B',
  ],
  amber: [
    '#FCF4EC',
    '#F6E9DA',
    '#ECD5BC',
    '#DDBC97',
    '#CCA06D',
    '#B4803F',
    '#8F5A00',
    '#724703',
    '#563503',
    '#3C2301',
  ],
  red: [
    '#FFF3F1',
    '#FFE4E0',
    '#FFCBC3',
    '#FDAA9E',
    '#F38677',
    '#DF5C4E',
    '#B3261E',
    '#911A14',
    '#700D0A',
    '#510303',
  ],
}

export const white = '#FFFFFF'
export const ink = palette.neutral[9]
