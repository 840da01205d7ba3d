/** The smaller build (without alternate audio, subtitles, encryption) has no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
