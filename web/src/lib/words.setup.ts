// What is said in tests is said in English.
import { DEFAULT, speak, speakAlso } from './words';

await speak(DEFAULT);
await speakAlso('web-rules');
await speakAlso('web-learn');
