/* oxlint-disable afterglow/no-untranslated-text, afterglow/no-raw-values -- a style sheet; stylelint reads it */
import { color, delay, font, media, radius, size, space } from '@afterglow/tokens';

/** Elements, and parts that are styled once for all: weaker than every component. */
export const elementCss = /* css */ `
*, ::before, ::after { box-sizing: border-box; }
html { scrollbar-color: ${color.edge} ${color.ground}; scroll-padding-block: calc(${size.header} + ${space[4]}) ${space[6]}; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-tap-highlight-color: transparent; background: ${color.ground}; color: ${color.text}; }
body { margin: 0; min-block-size: 100dvh; background: ${color.ground}; color: ${color.text}; font: ${font.body}; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 { text-wrap: balance; }
ul, ol { margin: 0; padding: 0; list-style: none; }
a { color: ${color.accent}; text-underline-offset: 0.2em; }
button, input, select, textarea { margin: 0; font: inherit; letter-spacing: inherit; color: inherit; }
button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
img, video, svg { display: block; max-inline-size: 100%; }
img, video { block-size: auto; }
:where(img[data-broken]) { visibility: hidden; }
picture { display: contents; }
/* Otherwise each takes a cell in a grid of pictures. */
picture > source { display: none; }
summary { list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
[hidden] { display: none !important; }
::selection { background: ${color.accent}; color: ${color.onAccent}; }
:focus-visible { outline: ${size.ring} solid ${color.focus}; outline-offset: ${size.ringGap}; }
/* Rounds the ring around text that has no box of its own. */
:where(a, button, summary):where(:focus-visible) { border-radius: ${radius.badge}; }
[tabindex="-1"]:focus { outline: none; }
:where([data-component="Icon"]) { flex: none; inline-size: ${size.icon}; block-size: ${size.icon}; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:where([data-component="Icon"][data-size="small"]) { inline-size: ${size.iconSmall}; block-size: ${size.iconSmall}; stroke-width: 2; }
:where([data-component="Icon"][data-size="large"]) { inline-size: ${size.iconLarge}; block-size: ${size.iconLarge}; }
:where([data-component="Icon"][data-filled]) { fill: currentColor; }
:where([data-component="VisuallyHidden"]) { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }
/* Radix dialogs disable the pointer on the body, and keep the width of its scrollbar there. Inherited, each would give
   all elements of the page a new style, in a fifth of a second on a slow phone. The veil takes the presses. */
:where(body > *) { pointer-events: auto; }
@property --removed-body-scroll-bar-size { syntax: "<length>"; inherits: false; initial-value: 0px; }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
`;

/**
 * States of the whole document, which change elements within components: stronger than every component.
 *
 * In discreet mode a picture is shown after 600 ms of pointer or keyboard focus, so that none is shown in passing, or
 * at once by its card's button. A blurred picture is enlarged within its frame, so that its blurred edge is outside.
 * The last element that a finger touched stays hovered, which must not count. A title is blurred by its text shadow:
 * with a filter, it would become the containing block of its link's box, which covers the card.
 */
export const modeCss = /* css */ `
html[data-leaving] body { display: none; }
@media (scripting: enabled) { html[data-arriving] video::-webkit-media-controls { display: none; } }
/* A page that was left and may be shown again keeps its layout, where browsers can do so. After \`display: none\`,
   sixty cards take a slow phone a quarter of a second. */
/* A link that was pressed, until its page is there. */
:where(a[data-pressed]) { opacity: 0.6; }
[data-hidden="kept"] { display: none; }
@supports (content-visibility: hidden) { [data-hidden="kept"] { display: block; content-visibility: hidden; } }
/* Not where an element fills the window: an embedded player, or the age gate, which scrolls by itself. Child by
   child, since \`:has\` on the root is checked at each change below. */
@media not ${media.xs} { html:has(> body > div > [data-component="Page"], > body > div > div > [data-component="Page"]) { scrollbar-gutter: stable; } :root:has(> body > div > [data-component="AgeGate"]) { overflow: hidden; scrollbar-gutter: auto; } html body[data-scroll-locked] { margin-inline: 0 !important; } }
/* A phone on its side shows a video without the header; a page that is kept hidden does not count. */
@media ${media.short} { [data-component="Page"]:has(main > :not([data-hidden]) [data-component="VideoScreen"], main > [data-component="VideoScreen"]) > [data-component="Header"] { display: none; } }
/* There a question about cookies would cover the controls of a video that plays: it waits. */
@media ${media.short} { :root:has(main > :not([data-hidden]) [data-component="VideoPlayer"][data-started]) [data-component="CookieNotice"] { display: none; } }
/* No box of the page reaches into the scrollbar's gutter, not even the veil of a modal: browsers paint it in the
   background colour of the root. */
html:has(> body > [data-modal]) { background-color: ${color.veiled}; }
html[data-discreet] :where(main, [data-modal]) :where(img, video) { filter: blur(${space[5]}) saturate(0.6); }
html[data-discreet] :where(main) :where([data-part="card-image"]) { scale: 1.6; }
html[data-discreet] :where(a, article, figure, [data-component="VideoPlayer"]):has(:focus-visible) :where(img, video),
html[data-discreet] :where(a, figure, [data-component="VideoPlayer"]):hover :where(img, video) { filter: none; scale: none; transition: filter 0s ${delay.reveal}ms, scale 0s ${delay.reveal}ms; }
html[data-discreet] :where(article):has([data-component="RevealButton"][aria-pressed="true"]) img { filter: none; scale: none; transition: none; }
html[data-discreet="titles"] :where(article:has(:focus-visible)) [data-part="card-title"] { transition: color 0s ${delay.reveal}ms, text-shadow 0s ${delay.reveal}ms; }
html[data-discreet="titles"] :where(article:not(:has(:focus-visible, [aria-pressed="true"]))) [data-part="card-title"] { color: transparent; text-shadow: 0 0 ${space[3]} ${color.soft}; }
html[data-discreet="titles"] :where(article:not(:has(:focus-visible, [aria-pressed="true"]))) :is([data-part="card-about"], [data-part="card-terms"]) { visibility: hidden; }
@media ${media.hover} {
html[data-discreet="titles"] article:hover :is([data-part="card-about"], [data-part="card-terms"]) { visibility: visible; transition: visibility 0s ${delay.reveal}ms; }
html[data-discreet] :where(article):hover img { filter: none; scale: none; transition: filter 0s ${delay.reveal}ms, scale 0s ${delay.reveal}ms; }
html[data-discreet="titles"] article:hover [data-part="card-title"] { color: ${color.text}; text-shadow: none; transition: color 0s ${delay.reveal}ms, text-shadow 0s ${delay.reveal}ms; }
}
/* Hides controls in print, including links that look like buttons. A title in a button stays. */
@media print { html, body { background: none; } button:not(:has(h1, h2, h3)), select, summary:not(:has(h1, h2, h3)), input:not([type="text"]), textarea, [data-component="Button"], [data-component="IconButton"], [data-component="ActionButton"], [data-component="VoteButtons"], [data-component="SubscribeButton"], [data-component="ActionBar"], [data-component="PlainActions"], [data-component="MemberActions"], [data-component="FilterForm"], [data-component="FilterBar"], [data-component="SortTabs"] { display: none !important; } }
`;

/**
 * Global base styles as text: the document inlines them, Storybook injects them. Only element selectors and `:where`,
 * so that component rules win. Except on phones, whose scrollbars take no space, the scrollbar gutter is always
 * reserved, so that nothing shifts when a page outgrows the window; react-remove-scroll, which Radix uses to lock the
 * page behind a modal, must not add that space again.
 */
export const baseCss = elementCss + modeCss;
