// What is said in tests is said in English.
import { DEFAULT, speak, speakAlso } from './words';

await speak(DEFAULT);
await speakAlso('game', 'web', 'web-play', 'web-rules', 'web-learn', 'web-field');
