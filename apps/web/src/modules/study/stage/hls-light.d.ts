/** The build without parts that lessons do not use (other sound tracks, subtitles, encryption) comes without types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
