// Colours as numbers: made from hue, and compared as WCAG 2 does.

/** A colour as `#rrggbb`; hue in degrees, the others in percent. */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const part = (shift: number) => {
    const turn = (shift + hue / 30) % 12;
    const share = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** From 0 to 1. */
export function luminance(color: string): number {
  const part = (from: number) => {
    const share = parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** From 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}
